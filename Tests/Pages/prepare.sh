#!/bin/sh
# Installs what the tests of the pages need, as far as it is not there: a browser with its driver, a Java runtime for the
# HTML checker, a Japanese font, and the Python packages of requirements.txt in a folder of their own.
# Usage: prepare.sh FOLDER, where FOLDER is to hold the Python environment.
set -eu

here=$(dirname "$0")
environment=$1

missing=
command -v chromium >/dev/null || missing="$missing chromium"
command -v chromedriver >/dev/null || missing="$missing chromium-driver"
command -v java >/dev/null || missing="$missing default-jre-headless"
command -v fc-list >/dev/null || missing="$missing fontconfig"
{ command -v fc-list >/dev/null && fc-list :lang=ja family | grep -q .; } || missing="$missing fonts-noto-cjk"
python3 -c 'import ensurepip, venv' 2>/dev/null || missing="$missing python3 python3-venv"

if [ -n "$missing" ]; then
    as_root=
    [ "$(id -u)" -eq 0 ] || as_root=sudo
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get -qq update
    # shellcheck disable=SC2086  # one word for each package
    $as_root apt-get -qq install -y --no-install-recommends $missing >/dev/null
fi

# The stamp is written last: an environment that was interrupted half-way is built again.
if ! cmp -s "$here/requirements.txt" "$environment/installed.txt"; then
    rm -rf "$environment"
    python3 -m venv "$environment"
    "$environment/bin/pip" --quiet --disable-pip-version-check install --no-deps --requirement "$here/requirements.txt"
    cp "$here/requirements.txt" "$environment/installed.txt"
fi
