#!/usr/bin/env bash
# Members of a replica set with accounts prove themselves to each other with a key file, which has to be private.
set -euo pipefail

umask 077
cat /run/secrets/mongodb_member_key > /tmp/mongo-member.key
chmod 400 /tmp/mongo-member.key
exec docker-entrypoint.sh mongod --replSet rs0 --keyFile /tmp/mongo-member.key --bind_ip_all
