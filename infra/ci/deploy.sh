#!/usr/bin/env bash
# Brings one part to a version and goes back by itself when it does not get ready: infra/ci/deploy.sh mfe-checkout 1.4.2
# A service goes before the front end that uses what is new in it.
set -euo pipefail
part="${1:?a part, as in docker-compose.yml}"
version="${2:?its version}"
: "${REGISTRY:?where images are pulled from}"
namespace="${NAMESPACE:-solar}"

case "$part" in
  mfe-* | shell | renderer | edge) image="$part" ;;
  *) image="service-$part" ;;
esac
kubectl --namespace "$namespace" set image "deployment/$part" "$part=$REGISTRY/$image:$version"
if ! kubectl --namespace "$namespace" rollout status "deployment/$part" --timeout=5m; then
  kubectl --namespace "$namespace" rollout undo "deployment/$part"
  kubectl --namespace "$namespace" rollout status "deployment/$part" --timeout=5m
  exit 1
fi
