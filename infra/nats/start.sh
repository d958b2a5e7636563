#!/bin/sh
# The accounts of nats-users.conf have their passwords from files, nats_password_catalog and so on. In quotes, because the server reads a
# variable as it reads its configuration: a password that begins with a digit would be a number.
set -eu

for service in catalog checkout account admin inventory; do
  name=NATS_PASSWORD_$(echo "$service" | tr '[:lower:]' '[:upper:]')
  export "$name=\"$(cat "${CREDENTIALS_DIR:-/run/secrets}/nats_password_$service")\""
done
exec nats-server --config "$(dirname "$0")/nats.conf" "$@"
