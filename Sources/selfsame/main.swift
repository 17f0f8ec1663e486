print("selfsame")
