#!/bin/sh
# make-secrets.sh [folder]: makes the secrets of docker-compose.yml that are not there yet, and names those that have to be filled in.
# The folder is closed to others; the files are readable, because a container's user is not the one of this machine.
set -eu

dir=${1:-secrets}
mkdir -p "$dir"
chmod 700 "$dir"
umask 022

make() { [ -e "$dir/$1" ] || openssl rand -hex 32 > "$dir/$1"; }

for name in mongodb_root_password auth_secret second_factor_secret backup_key grafana_password; do make "$name"; done
[ -e "$dir/mongodb_member_key" ] || openssl rand -base64 96 | tr -d '\n' > "$dir/mongodb_member_key"
for service in catalog checkout account admin inventory; do
  make "mongodb_password_$service"
  make "nats_password_$service"
done
make mongodb_password_backup

# From Stripe, and from whoever sends the mail: smtp://user:password@host:587
for name in stripe_secret_key stripe_publishable_key stripe_webhook_secret smtp_url; do
  [ -e "$dir/$name" ] || : > "$dir/$name"
  [ -s "$dir/$name" ] || echo "$dir/$name is empty: fill it in"
done
