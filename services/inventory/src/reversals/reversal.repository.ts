import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { MoveDoc } from '../stock/move.schema';
import type { ReversalDoc } from './reversal.schema';

/** Reversals in the database, and the moves that they take back. */
@Injectable()
export class ReversalRepository {
  constructor(
    @InjectModel('Reversal') private readonly reversals: Model<ReversalDoc>,
    @InjectModel('Move') private readonly moves: Model<MoveDoc>,
  ) {}

  find(id: string): Promise<ReversalDoc | null> {
    return this.reversals.findById(id).lean<ReversalDoc>().exec();
  }

  /** Everything that a document has moved, in the order in which it was moved. */
  movesOf(documentId: string): Promise<MoveDoc[]> {
    return this.moves
      .find({ 'reference.id': documentId })
      .sort({ at: 1, _id: 1 })
      .lean<MoveDoc[]>()
      .exec();
  }

  async insert(doc: Omit<ReversalDoc, 'version'>, session: ClientSession): Promise<void> {
    await this.reversals.create([doc], { session });
  }
}
