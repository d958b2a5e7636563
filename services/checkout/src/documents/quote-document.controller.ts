import { Controller, Get, Param, Query, StreamableFile } from '@nestjs/common';
import { quoteDocumentQuerySchema } from '@solar/contracts/checkout/quotes-http';
import { hasPermission } from '@solar/contracts/common/permissions';
import { SignedIn } from '@solar/service-kit/auth/access';
import { CurrentUser } from '@solar/service-kit/auth/current-user';
import type { Principal } from '@solar/service-kit/auth/principal';
import { problem } from '@solar/service-kit/errors/problem';
import { idPipe } from '@solar/service-kit/http/id-pipe';
import { createZodDto } from '@solar/service-kit/http/zod-dto';
import { QuoteReader } from '../quotes/quote-reader';
import { SiteSettingsService } from '../settings/site-settings.service';
import { quotePdf, type QuoteSeller } from './quote-pdf';

class QuoteDocumentQuery extends createZodDto(quoteDocumentQuerySchema) {}

/** Quotes as PDF, for their owner and for staff that answer quotes. */
@Controller('api/checkout/quotes/:id/document')
@SignedIn()
export class QuoteDocumentController {
  constructor(
    private readonly quotes: QuoteReader,
    private readonly settings: SiteSettingsService,
  ) {}

  @Get()
  async read(
    @CurrentUser() user: Principal,
    @Param('id', idPipe('quo')) id: string,
    @Query() { revision: wanted, language }: QuoteDocumentQuery,
  ): Promise<StreamableFile> {
    const staff = hasPermission(user, 'checkout.quotes.write');
    const quote = staff ? await this.quotes.read(id) : await this.quotes.readMine(user, id);
    const number = wanted ?? quote.revision;
    const revision = quote.revisions?.find((one) => one.number === number);
    if (!revision) throw problem.notFound('Revision');
    const pdf = await quotePdf({ quote, revision, seller: await this.seller(), language });
    return new StreamableFile(pdf, {
      type: 'application/pdf',
      disposition: `attachment; filename="${quote.quoteNumber}-${number}.pdf"`,
    });
  }

  private async seller(): Promise<QuoteSeller> {
    const { siteName, contactEmail: email, invoicing } = await this.settings.current();
    return {
      name: invoicing?.sellerName || siteName,
      address: invoicing?.sellerAddress ?? '',
      taxNumber: invoicing?.sellerTaxNumber ?? '',
      email,
    };
  }
}
