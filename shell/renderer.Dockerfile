# syntax=docker/dockerfile:1
# Built from the root of the repository: docker build -f shell/renderer.Dockerfile .

FROM node:20-bookworm-slim AS base
ENV TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
WORKDIR /repo

FROM base AS prune
COPY . .
RUN npm install --global turbo@2.11.9
RUN turbo prune @solar/shell @solar/build --docker

FROM base AS build
COPY --from=prune /repo/out/json/ ./
RUN npm ci --no-audit --no-fund
COPY --from=prune /repo/out/full/ ./
RUN npx turbo run build --filter=@solar/shell
# The build holds all but the HTTP server.
RUN mkdir /renderer && cd /renderer && npm init --yes > /dev/null \
  && npm install --no-audit --no-fund "fastify@$(node -p "require('/repo/shell/package.json').dependencies.fastify")"

FROM base AS run
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080
WORKDIR /srv/renderer
COPY --from=build --chown=node:node /renderer/node_modules ./node_modules
COPY --from=build --chown=node:node /repo/shell/dist ./dist
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/server/renderer.cjs"]
