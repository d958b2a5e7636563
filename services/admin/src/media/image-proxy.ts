import { Inject, Injectable } from '@nestjs/common';
import { LIMITS } from '@solar/contracts/common/limits';
import { CONFIG } from '@solar/service-kit/config/config-token';
import { problem } from '@solar/service-kit/errors/problem';
import type { AdminConfig } from '../config';

const TIMEOUT_MS = 5_000;
const IMAGE = /^image\/(jpeg|png|webp|avif|gif)$/;

/** Fetches pictures of hosts that the operator allowed; everything else is refused, so no inside host is reached. */
@Injectable()
export class ImageProxy {
  private readonly hosts: ReadonlySet<string>;

  constructor(@Inject(CONFIG) config: AdminConfig) {
    this.hosts = new Set(
      config.IMAGE_PROXY_HOSTS.split(',')
        .map((host) => host.trim())
        .filter(Boolean),
    );
  }

  async fetch(address: string): Promise<{ bytes: Buffer; contentType: string }> {
    const url = new URL(address);
    if (url.protocol !== 'https:' || !this.hosts.has(url.host)) {
      throw problem.unprocessable('image.host_not_allowed', 'Pictures of this host are not shown');
    }
    const answer = await fetch(url, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => null);
    const contentType = answer?.headers.get('content-type')?.split(';')[0] ?? '';
    if (!answer?.ok || !IMAGE.test(contentType)) throw problem.notFound('Picture');
    if (Number(answer.headers.get('content-length') ?? 0) > LIMITS.mediaBytesMax) {
      throw problem.unprocessable('media.too_large', 'The picture is too large');
    }
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (bytes.length > LIMITS.mediaBytesMax) {
      throw problem.unprocessable('media.too_large', 'The picture is too large');
    }
    return { bytes, contentType };
  }
}
