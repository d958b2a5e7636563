#!/usr/bin/env bash
# Members of a replica set with accounts prove themselves to each other with a key file, which has to be private.
set -euo pipefail

install --mode=400 --owner=mongodb --group=mongodb /dev/null /etc/mongo-member.key
printf '%s' "${MONGODB_MEMBER_KEY:?}" > /etc/mongo-member.key
unset MONGODB_MEMBER_KEY
exec docker-entrypoint.sh mongod --replSet rs0 --keyFile /etc/mongo-member.key --bind_ip_all
