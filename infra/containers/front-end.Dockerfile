# The files of the shell or of a remote, with the server that hands them out. Built from the root of the repository:
#   docker build -f infra/containers/front-end.Dockerfile --build-arg WORKSPACE=mfe-catalog -t solar/mfe-catalog .

# The image that runs now: browsers that are open go on asking for files of its build.
ARG PREVIOUS=no-release

# Debian's nginx, because it has the module that serves files compressed with brotli.
FROM debian:bookworm-slim AS nginx
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx-light libnginx-mod-http-brotli-static curl \
  && rm -rf /var/lib/apt/lists/*

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
RUN case "${WORKSPACE}" in shell) site=shell ;; *) site="remotes/${WORKSPACE#mfe-}" ;; esac \
  && mkdir -p "/www/$(dirname "${site}")" && mv "${WORKSPACE}/dist" "/www/${site}"

FROM scratch AS no-release
COPY infra/containers/no-release /srv/www

FROM ${PREVIOUS} AS previous

FROM debian:bookworm-slim AS kept
COPY --from=previous /srv/www /www
RUN rm -rf /www/previous

FROM nginx AS run
COPY infra/nginx/conf /etc/nginx/solar
COPY infra/nginx/front-end/nginx.conf /etc/nginx/nginx.conf
COPY --from=kept /www /srv/www/previous
COPY --from=build /www /srv/www
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --retries=3 CMD ["curl", "--fail", "--silent", "http://127.0.0.1:8080/healthz"]
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr", "-c", "/etc/nginx/nginx.conf"]
