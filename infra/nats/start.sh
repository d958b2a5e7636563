#!/bin/sh
# The accounts of nats-users.conf have their passwords from the files of the engine's secrets.
set -eu

for service in catalog checkout account admin inventory; do
  name=NATS_PASSWORD_$(echo "$service" | tr '[:lower:]' '[:upper:]')
  export "$name=$(cat "/run/secrets/nats_password_$service")"
done
exec nats-server --config /etc/nats/nats.conf
