#!/usr/bin/env bash
# Builds and pushes the image of every part that got a new version since a commit: infra/ci/publish.sh <commit>
# REGISTRY says where to, and the engine is signed in there.
set -euo pipefail
cd "$(dirname "$0")/../.."
: "${REGISTRY:?where images are pushed to}"
export REGISTRY PUBLIC_URL="${PUBLIC_URL:-https://shop.example}"
[ -f .env ] || cp .env.example .env

node packages/build/bin/changed-versions.mjs "$1" | while read -r part version; do
  echo "== $part $version"
  VERSION="$version" docker compose build "$part"
  VERSION="$version" docker compose push "$part"
done
