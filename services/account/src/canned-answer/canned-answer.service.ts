import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { CannedAnswer, CannedAnswerInput } from '@solar/contracts/account/canned-answers-http';
import { problem } from '@solar/service-kit/errors/problem';
import { newId } from '@solar/service-kit/mongo/new-id';
import type { Model } from 'mongoose';
import type { CannedAnswerDoc } from './canned-answer.schema';

const ANSWERS_MAX = 200;

function present({ _id, title, text }: CannedAnswerDoc): CannedAnswer {
  return { id: _id, title, text };
}

/** Answers that staff give often. */
@Injectable()
export class CannedAnswerService {
  constructor(@InjectModel('CannedAnswer') private readonly answers: Model<CannedAnswerDoc>) {}

  async list(): Promise<{ items: CannedAnswer[] }> {
    const docs = await this.answers
      .find()
      .sort({ title: 1 })
      .limit(ANSWERS_MAX)
      .lean<CannedAnswerDoc[]>();
    return { items: docs.map(present) };
  }

  async create(input: CannedAnswerInput): Promise<CannedAnswer> {
    if ((await this.answers.countDocuments()) >= ANSWERS_MAX) {
      throw problem.conflict('support.answers_full', 'Please remove an answer first');
    }
    const made = await this.answers.create({ ...input, _id: newId('ans') });
    return present(made.toObject<CannedAnswerDoc>());
  }

  async replace(id: string, input: CannedAnswerInput): Promise<CannedAnswer> {
    const changed = await this.answers
      .findByIdAndUpdate(id, { $set: input, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean<CannedAnswerDoc>();
    if (!changed) throw problem.notFound('Answer');
    return present(changed);
  }

  async remove(id: string): Promise<void> {
    const { deletedCount } = await this.answers.deleteOne({ _id: id });
    if (deletedCount === 0) throw problem.notFound('Answer');
  }
}
