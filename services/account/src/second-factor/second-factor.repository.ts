import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { SecondFactorDoc } from './second-factor.schema';

@Injectable()
export class SecondFactorRepository {
  constructor(@InjectModel('SecondFactor') private readonly factors: Model<SecondFactorDoc>) {}

  find(userId: string): Promise<SecondFactorDoc | null> {
    return this.factors.findById(userId).lean<SecondFactorDoc>().exec();
  }

  async propose(userId: string, sealedCandidate: string): Promise<void> {
    await this.factors.updateOne({ _id: userId }, { $set: { sealedCandidate } }, { upsert: true });
  }

  /** The candidate becomes the secret; false when it is no longer the candidate. */
  async adopt(
    userId: string,
    sealedSecret: string,
    fields: Pick<SecondFactorDoc, 'lastStep' | 'recoveryHashes'>,
    session: ClientSession,
  ): Promise<boolean> {
    const result = await this.factors.updateOne(
      { _id: userId, sealedCandidate: sealedSecret },
      { $set: { sealedSecret, sealedCandidate: null, ...fields } },
      { session },
    );
    return result.matchedCount === 1;
  }

  /** Takes a step once: false when its code, or that of a later step, was taken before. */
  async takeStep(userId: string, step: number): Promise<boolean> {
    const result = await this.factors.updateOne(
      { _id: userId, lastStep: { $lt: step } },
      { $set: { lastStep: step } },
    );
    return result.matchedCount === 1;
  }

  /** Takes a recovery code once: false when it is none, or none any more. */
  async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
    const result = await this.factors.updateOne(
      { _id: userId, recoveryHashes: hash },
      { $pull: { recoveryHashes: hash } },
    );
    return result.matchedCount === 1;
  }

  async replaceRecoveryCodes(userId: string, recoveryHashes: string[]): Promise<void> {
    await this.factors.updateOne({ _id: userId }, { $set: { recoveryHashes } });
  }

  async remove(userId: string, session: ClientSession): Promise<void> {
    await this.factors.deleteOne({ _id: userId }, { session });
  }
}
