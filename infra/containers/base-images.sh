#!/usr/bin/env bash
# Makes the base images under their official names on a Debian machine that has an engine and Debian's packages, but no registry of
# images: debian:bookworm-slim, node:20-bookworm-slim, nginx:1.28-bookworm, nats:2.10-alpine, maildev/maildev:2.2.1. For proofs only:
# the programs are Debian's, so nginx and NATS are older than the names say. An image that is there already is left alone.
set -euo pipefail

work=$(mktemp --directory)
trap 'rm -rf "$work"' EXIT

missing() { ! docker image inspect "$1" > /dev/null 2>&1; }

build() {
  echo "base image $1"
  DOCKER_BUILDKIT=0 docker build --quiet --network host --tag "$1" "$2" > /dev/null
}

if missing debian:bookworm-slim; then
  command -v debootstrap > /dev/null || { echo 'debootstrap is missing: apt-get install debootstrap' >&2; exit 1; }
  echo 'base image debian:bookworm-slim'
  debootstrap --variant=minbase --include=ca-certificates bookworm "$work/root" > "$work/debootstrap.log" \
    || { tail -20 "$work/debootstrap.log" >&2; exit 1; }
  rm -rf "$work"/root/var/cache/apt/archives/*.deb "$work"/root/var/lib/apt/lists/* "$work"/root/usr/share/{doc,man,locale}
  # A machine behind a proxy has an authority of its own.
  if [ -f "${NODE_EXTRA_CA_CERTS:-}" ]; then cp "$NODE_EXTRA_CA_CERTS" "$work/root/etc/ssl/certs/ca-certificates.crt"; fi
  tar --directory "$work/root" --create . \
    | docker import --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' --change 'CMD ["bash"]' - debian:bookworm-slim > /dev/null
fi

if missing node:20-bookworm-slim; then
  mkdir "$work/node"
  cp "$(readlink -f "$(command -v node)")" "$work/node/node"
  cp -r "$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")" "$work/node/npm"
  cat > "$work/node/Dockerfile" << 'END'
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends libatomic1 libstdc++6 && rm -rf /var/lib/apt/lists/*
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx \
  && useradd --uid 1000 --create-home --shell /bin/bash node
CMD ["node"]
END
  build node:20-bookworm-slim "$work/node"
fi

if missing nginx:1.28-bookworm; then
  mkdir "$work/nginx"
  cat > "$work/nginx/docker-entrypoint.sh" << 'END'
#!/bin/sh
set -e
for step in $(ls /docker-entrypoint.d/*.sh | sort -V); do [ -x "$step" ] && "$step"; done
exec "$@"
END
  cat > "$work/nginx/20-envsubst-on-templates.sh" << 'END'
#!/bin/sh
set -e
to=${NGINX_ENVSUBST_OUTPUT_DIR:-/etc/nginx/conf.d}
names=$(printf '${%s} ' $(awk 'BEGIN { for (name in ENVIRON) print name }'))
for template in /etc/nginx/templates/*.template; do
  envsubst "$names" < "$template" > "$to/$(basename "$template" .template)"
done
END
  chmod +x "$work"/nginx/*.sh
  cat > "$work/nginx/Dockerfile" << 'END'
FROM debian:bookworm-slim
RUN groupadd --system --gid 101 nginx && useradd --system --uid 101 --gid nginx --no-create-home nginx
RUN apt-get update && apt-get install --yes --no-install-recommends nginx-light gettext-base curl && rm -rf /var/lib/apt/lists/*
COPY docker-entrypoint.sh /
COPY 20-envsubst-on-templates.sh /docker-entrypoint.d/
ENTRYPOINT ["/docker-entrypoint.sh"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
END
  build nginx:1.28-bookworm "$work/nginx"
fi

if missing nats:2.10-alpine; then
  mkdir "$work/nats"
  cat > "$work/nats/Dockerfile" << 'END'
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends nats-server wget && rm -rf /var/lib/apt/lists/*
ENTRYPOINT ["nats-server"]
END
  build nats:2.10-alpine "$work/nats"
fi

if missing maildev/maildev:2.2.1; then
  mkdir "$work/mail"
  cat > "$work/mail/Dockerfile" << 'END'
FROM node:20-bookworm-slim
RUN npm install --global --no-audit --no-fund maildev@2.2.1
USER node
EXPOSE 1080 1025
CMD ["maildev"]
END
  build maildev/maildev:2.2.1 "$work/mail"
fi
