// What SwiftUI hands on of Combine; the rest takes an import of its own.
@_exported import protocol SelfsameCombine.ObservableObject
@_exported import class SelfsameCombine.ObservableObjectPublisher
@_exported import struct SelfsameCombine.Published
