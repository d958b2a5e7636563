import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type {
  CurrentDataExport,
  DataExportFormat,
} from '@solar/contracts/account/data-export-http';
import type { Reauthentication } from '@solar/contracts/account/second-factor-http';
import { problem } from '@solar/service-kit/errors/problem';
import { Reauthentications } from '../auth/reauthentications';
import { UserRepository } from '../user/user.repository';
import { exportText } from './data-export-file';
import { DataExportRepository, EXPORTED_SLICES } from './data-export.repository';
import { DataExportRunner } from './data-export-runner';

/** Copies of what the shop holds about a person. */
@Injectable()
export class DataExportService {
  constructor(
    private readonly exports: DataExportRepository,
    private readonly runner: DataExportRunner,
    private readonly users: UserRepository,
    private readonly reauthentications: Reauthentications,
  ) {}

  /** Begins to gather, or goes on when it is being gathered. */
  async request(userId: string, proof: Reauthentication): Promise<CurrentDataExport> {
    await this.reauthentications.confirm(userId, proof);
    await this.exports.begin(userId);
    this.runner.run(userId);
    return this.read(userId);
  }

  async read(userId: string): Promise<CurrentDataExport> {
    const found = await this.exports.find(userId);
    if (!found) return { export: null };
    return {
      export: {
        state: found.state,
        done: found.done,
        of: EXPORTED_SLICES.length,
        requestedAt: found.requestedAt.toISOString(),
        expiresAt: found.expiresAt.toISOString(),
      },
    };
  }

  /** Throws 404 when there is none, or it is not ready. */
  async file(userId: string, format: DataExportFormat): Promise<Readable> {
    const [found, user] = await Promise.all([
      this.exports.find(userId),
      this.users.findById(userId),
    ]);
    if (!user || found?.state !== 'ready') throw problem.notFound('Export');
    const head = { email: user.email, at: found.requestedAt, language: user.language };
    return Readable.from(exportText(format, head, this.exports.partsOf(found)));
  }
}
