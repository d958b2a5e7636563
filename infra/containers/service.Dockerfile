# A service, or another program of this repository that runs on Node. Built from the root of the repository:
#   docker build -f infra/containers/service.Dockerfile --build-arg WORKSPACE=services/catalog -t solar/service-catalog .

# The lists of packages alone: the installation below is repeated only when one of them has changed.
FROM node:20-bookworm-slim AS manifests
WORKDIR /repo
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

# One installation for all images.
FROM node:20-bookworm-slim AS dependencies
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
WORKDIR /repo
COPY --from=manifests /repo ./
RUN npm ci --no-audit --no-fund

FROM dependencies AS build
COPY . .
ARG WORKSPACE
RUN npx turbo run build --filter="./${WORKSPACE}"
RUN node infra/containers/copy-what-runs.mjs "${WORKSPACE}" /image

FROM node:20-bookworm-slim AS run
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 SECRETS_DIR=/run/secrets
# glibc keeps eight arenas a core and what was freed in them, for threads that a service hardly has.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build --chown=node:node /image /repo
ARG WORKSPACE
ARG VERSION=0.1.0
ENV SERVICE_VERSION=${VERSION}
WORKDIR /repo/${WORKSPACE}
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=10s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=4", "--enable-source-maps", "dist/bundle.js"]
