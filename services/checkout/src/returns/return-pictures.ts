import { Injectable } from '@nestjs/common';
import {
  RETURN_PICTURE_ID_PREFIX,
  type ReturnPicture,
} from '@solar/contracts/checkout/returns-http';
import { hasPermission } from '@solar/contracts/common/permissions';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { ClientSession } from 'mongoose';
import { requirePrices } from '../pricing/require-prices';
import { ReturnPictureRepository } from './return-picture.repository';
import { shownPicture } from './shown-picture';

/** Time to send the request that a picture was uploaded for. */
const UNUSED_MS = 86_400_000;

/** Pictures of returns: for the customer who sent them, and for staff that may read orders. */
@Injectable()
export class ReturnPictures {
  constructor(private readonly pictures: ReturnPictureRepository) {}

  async add(user: Principal, upload: Buffer): Promise<ReturnPicture> {
    requirePrices(user);
    const bytes = await shownPicture(upload);
    const pictureId = newId(RETURN_PICTURE_ID_PREFIX);
    await this.pictures.insert({
      _id: pictureId,
      customerId: user.userId,
      returnId: null,
      bytes,
      expiresAt: new Date(Date.now() + UNUSED_MS),
    });
    return { pictureId };
  }

  /** A WebP picture. */
  async read(user: Principal, id: string): Promise<Buffer> {
    const picture = await this.pictures.find(id);
    const allowed =
      picture?.customerId === user.userId || hasPermission(user, 'checkout.orders.read');
    if (!picture || !allowed) throw problem.notFound('Picture');
    return picture.bytes;
  }

  /** Throws 400 when one of the pictures is unknown, somebody else's, or part of another return. */
  async attach(
    {
      _id: returnId,
      customerId,
      pictures,
    }: { _id: string; customerId: string; pictures: string[] },
    session: ClientSession,
  ): Promise<void> {
    if (pictures.length === 0) return;
    const owner = { customerId, returnId };
    if ((await this.pictures.attach(pictures, owner, session)) === pictures.length) return;
    throw problem.validation([
      { path: 'pictures', code: 'unknown', message: 'Unknown picture; upload it again' },
    ]);
  }
}
