# The renderer of public pages. Built from the root of the repository:
#   docker build -f infra/containers/renderer.Dockerfile -t solar/renderer .

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
ARG WORKSPACE=shell
RUN npx turbo run build --filter="./${WORKSPACE}"
# The build holds all but the HTTP server.
RUN mkdir /renderer && cd /renderer && npm init --yes > /dev/null \
  && npm install --prefer-offline --no-audit --no-fund "fastify@$(node -p "require('/repo/shell/package.json').dependencies.fastify")"

FROM node:20-bookworm-slim AS run
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /srv/renderer
COPY --from=build --chown=node:node /renderer/node_modules ./node_modules
COPY --from=build --chown=node:node /repo/shell/dist ./dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=10s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/renderer.cjs"]
