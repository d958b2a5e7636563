import { Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Principal } from '@solar/service-kit/auth/principal';
import { sendRevalidated, sendUnstored } from '../answers/send-answer';
import { SerialisedAnswers, type SerialisedAnswer } from '../answers/serialised-answers';
import { PricePresenter, type Viewer } from '../pricing/price-presenter';

type Question = readonly unknown[];

/** Answers a reader in bytes that were serialised once for everybody who may see the same. */
@Injectable()
export class AnswerSender {
  constructor(
    private readonly answers: SerialisedAnswers,
    private readonly prices: PricePresenter,
  ) {}

  of(
    principal: Principal | null,
    question: Question,
    make: (viewer: Viewer) => object,
  ): SerialisedAnswer {
    return this.answer(this.prices.viewer(principal), question, make);
  }

  /** Sends the answer; one with prices is kept by no browser or proxy. */
  send(
    reply: FastifyReply,
    principal: Principal | null,
    question: Question,
    make: (viewer: Viewer) => object,
  ): void {
    const viewer = this.prices.viewer(principal);
    const answer = this.answer(viewer, question, make);
    if (viewer.prices) sendUnstored(reply, answer.bytes);
    else sendRevalidated(reply, answer);
  }

  private answer(
    viewer: Viewer,
    question: Question,
    make: (viewer: Viewer) => object,
  ): SerialisedAnswer {
    return this.answers.get(viewer.audience, JSON.stringify(question), () => make(viewer));
  }
}
