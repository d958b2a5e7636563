#!/usr/bin/env bash
# npm run proof:containers: builds every image with the files as they are, brings the demo up, waits until all of it is healthy, buys through
# the edge in Chromium, swaps a remote and a service under load and rolls them back, stops, starts again, and looks that nothing is lost.
# Prints sizes, times and memory. On a machine without an engine it starts Debian's, as root; without base images it makes stand-ins;
# MongoDB is replaced by docker-compose.documentdb.yml. With REUSE_IMAGES=1 the images of the run before are taken as they are.
set -euo pipefail

root=$(cd "$(dirname "$0")/../.." && pwd)
cd "$root"
work=$root/.local/containers
mkdir -p "$work"
port=${PORT:-9260}

step() { printf '\n== %s (%s)\n' "$1" "$(date +%T)"; }
need() { command -v "$1" > /dev/null || { echo "$1 is missing: $2" >&2; exit 1; }; }

step 'engine'
need docker 'apt-get install docker.io'
if ! docker info > /dev/null 2>&1; then
  need dockerd 'apt-get install docker.io iptables'
  [ "$(id -u)" = 0 ] || { echo 'No engine answers, and only root may start one.' >&2; exit 1; }
  export DOCKER_HOST=unix://$work/docker.sock
  dockerd --data-root "$work/engine" --exec-root "$work/engine-run" --pidfile "$work/docker.pid" -H "$DOCKER_HOST" > "$work/engine.log" 2>&1 &
  engine=$!
  for _ in $(seq 60); do docker info > /dev/null 2>&1 && break; sleep 1; done
  docker info > /dev/null || { tail -5 "$work/engine.log" >&2; exit 1; }
fi
docker compose version > /dev/null 2>&1 || {
  echo "docker compose is missing: the package docker-compose of Debian 13 (2.26), unpacked to ~/.docker/cli-plugins, or Docker's own" >&2
  exit 1
}

step 'base images'
infra/containers/base-images.sh

step 'secrets and settings'
infra/containers/make-secrets.sh "$work/secrets" > /dev/null
[ -s "$work/secrets/stripe_webhook_secret" ] || openssl rand -hex 16 > "$work/secrets/stripe_webhook_secret"
cat > "$work/env" << END
PUBLIC_URL=http://localhost:$port
EDGE_PORT=$port
MAIL_WEB_PORT=$((port + 1))
CREDENTIALS_DIR=$work/secrets
END
compose() {
  docker compose --env-file "$work/env" --project-name solar-proof -f docker-compose.yml -f docker-compose.demo.yml \
    -f infra/containers/docker-compose.documentdb.yml "$@"
}
# Compiles the stand-in of MongoDB, and what the journey in Chromium is made of.
npx turbo run build --filter='@solar/e2e^...' --output-logs=errors-only

build() { # image, Dockerfile, further arguments
  local image=$1 file=$2 began=$SECONDS
  shift 2
  DOCKER_BUILDKIT=${DOCKER_BUILDKIT:-0} docker build --quiet --network host --file "$file" --tag "$image" "$@" . > /dev/null
  printf '%-32s %4s s\n' "$image" $((SECONDS - began))
}

step 'images'
compose --profile backup config --format json > "$work/compose.json"
node --input-type=module - "$work/compose.json" << 'END' > "$work/images"
import { readFileSync } from 'node:fs';
const { services } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const lines = Object.values(services).filter(({ build }) => build).map(({ image, build }) =>
  [image, build.dockerfile, ...Object.entries(build.args ?? {}).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`])].join(' '));
console.log([...new Set(lines)].join('\n'));
END
while read -r image file arguments; do
  [ -z "${REUSE_IMAGES:-}" ] || continue
  # shellcheck disable=SC2086
  build "$image" "$file" $arguments < /dev/null
done < "$work/images"

# All that runs for good is healthy, and all that runs once has ended well.
settled() {
  compose ps --all --format json | node -e "
    const lines = require('fs').readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
    const waits = lines.filter((one) => one.State === 'exited' ? one.ExitCode !== 0 : one.Health !== 'healthy' && one.Health !== '' || one.State === 'created' || /^(seed|pictures)/.test(one.Service) && one.State !== 'exited');
    process.exit(waits.length);"
}
# The pictures of the demo take some minutes to draw, on a busy machine many.
wait_settled() {
  for _ in $(seq 450); do settled && return; sleep 2; done
  compose ps --all
  exit 1
}

step 'up'
began=$SECONDS
compose up --detach --no-build
wait_settled
echo "all healthy after $((SECONDS - began)) s"

step 'a purchase in Chromium'
purchase() {
  mkdir -p "$work/stack"
  node -e "
    const urls = { mail: 'http://localhost:$((port + 1))', payments: '', mongodb: '', nats: '', control: '' };
    const state = { version: 1, supervisorPid: process.ppid, startedAt: '', url: 'http://localhost:$port', ports: {}, urls, secrets: {}, replicas: [], processes: {} };
    require('fs').writeFileSync('$work/stack/stack.json', JSON.stringify(state));"
  (cd e2e && SOLAR_STACK_DIR="$work/stack" npx playwright test --project journeys --reporter line journeys/purchase-phone.spec.ts)
}
purchase

# A second container with the other image starts beside the first, which goes when it is healthy: the edge asks whichever answers.
roll() {
  local old
  old=$(compose ps --quiet "$1")
  compose up --detach --no-build --no-deps --no-recreate --scale "$1=2" "$1"
  wait_settled
  docker stop "$old" > /dev/null
  docker rm "$old" > /dev/null
}

step 'a remote and a service swapped under load, and rolled back'
load() {
  : > "$work/load"
  while [ ! -e "$work/stop-load" ]; do
    for path in / /products /api/catalog/categories /remotes/catalog/mf-manifest.json; do
      curl --silent --output /dev/null --max-time 10 --write-out '%{http_code}\n' "http://localhost:$port$path" >> "$work/load" || true
    done
  done
}
rm -f "$work/stop-load"
load &
loader=$!
build solar/mfe-catalog:next infra/containers/front-end.Dockerfile --build-arg WORKSPACE=mfe-catalog --build-arg PREVIOUS=solar/mfe-catalog:latest
docker tag solar/service-catalog:latest solar/service-catalog:next
for version in next latest; do
  printf 'MFE_CATALOG_VERSION=%s\nSERVICE_CATALOG_VERSION=%s\n' $version $version >> "$work/env"
  for service in mfe-catalog catalog; do roll "$service"; done
done
touch "$work/stop-load"
wait "$loader"
sort "$work/load" | uniq -c

step 'stop, start again, buy again'
compose stop
began=$SECONDS
compose start
wait_settled
echo "healthy again after $((SECONDS - began)) s"
purchase

step 'figures'
docker images --format 'table {{.Repository}}\t{{.Tag}}\t{{.Size}}' | grep -E '^(REPO|solar/|node|nginx|debian)'
docker stats --no-stream --format 'table {{.Name}}\t{{.MemUsage}}\t{{.CPUPerc}}'

step 'down'
compose down --volumes
[ -z "${engine:-}" ] || kill "$engine"
