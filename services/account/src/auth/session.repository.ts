import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { SessionDoc } from './session.schema';

export type NewSession = Pick<
  SessionDoc,
  '_id' | 'userId' | 'rotatedAt' | 'device' | 'deviceHash' | 'remember' | 'endsAt' | 'lastsUntil'
>;

@Injectable()
export class SessionRepository {
  constructor(@InjectModel('Session') private readonly sessions: Model<SessionDoc>) {}

  findById(id: string): Promise<SessionDoc | null> {
    return this.sessions.findById(id).lean<SessionDoc>().exec();
  }

  async insert(session: NewSession, transaction?: ClientSession): Promise<void> {
    await this.sessions.create([session], { session: transaction });
  }

  /** Takes the next generation, once: of two that try, one gets the document. */
  rotate(id: string, generation: number, now: Date, endsAt: Date): Promise<SessionDoc | null> {
    return this.sessions
      .findOneAndUpdate(
        { _id: id, generation, revokedAt: null, endsAt: { $gt: now }, lastsUntil: { $gt: now } },
        { $set: { rotatedAt: now, endsAt }, $inc: { generation: 1 } },
        { returnDocument: 'after' },
      )
      .lean<SessionDoc>()
      .exec();
  }

  /** Whether the user has signed in by this browser, as long as ended sessions are kept. */
  async knowsDevice(userId: string, deviceHash: string): Promise<boolean> {
    return (await this.sessions.exists({ userId, deviceHash })) !== null;
  }

  listLive(userId: string, now: Date): Promise<SessionDoc[]> {
    return this.sessions
      .find({ userId, revokedAt: null, endsAt: { $gt: now } })
      .sort({ rotatedAt: -1, _id: -1 })
      .limit(50)
      .lean<SessionDoc[]>()
      .exec();
  }

  /** Ends one session of the user; false when there is none. */
  async revoke(id: string, userId: string, session?: ClientSession): Promise<boolean> {
    const result = await this.sessions.updateOne(
      { _id: id, userId, revokedAt: null },
      { $set: { revokedAt: new Date() } },
      { session },
    );
    return result.modifiedCount === 1;
  }

  /** Ends all sessions of the user, maybe but one. */
  async revokeAllOf(userIds: readonly string[], session: ClientSession): Promise<void> {
    await this.sessions.updateMany(
      { userId: { $in: [...userIds] }, revokedAt: null },
      { $set: { revokedAt: new Date() } },
      { session },
    );
  }

  async revokeAll(userId: string, session: ClientSession, keep?: string): Promise<void> {
    await this.sessions.updateMany(
      { userId, revokedAt: null, ...(keep === undefined ? {} : { _id: { $ne: keep } }) },
      { $set: { revokedAt: new Date() } },
      { session },
    );
  }
}
