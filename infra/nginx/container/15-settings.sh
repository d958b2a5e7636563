#!/bin/sh
# A step of the official image's start: collects the configuration in NGINX_CONF_DIR, the one folder that may be written, with what
# depends on this installation.
set -eu

mkdir -p "$NGINX_CONF_DIR"
cp /etc/nginx/solar/*.conf /etc/nginx/solar/mime.types "$NGINX_CONF_DIR/"

# Whose X-Forwarded-For is believed: a load balancer or an ingress. Without it all customers behind one would share a rate limit.
for network in ${EDGE_TRUSTED_PROXIES:-}; do
  echo "set_real_ip_from $network;"
done > "$NGINX_CONF_DIR/trusted-proxies.conf"

if [ -s "$EDGE_TLS_DIR/tls_certificate" ] && [ -s "$EDGE_TLS_DIR/tls_key" ]; then
  cp /etc/nginx/solar/tls/*.conf "$NGINX_CONF_DIR/"
fi
