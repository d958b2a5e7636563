import type { Permission } from '@solar/contracts/common/permissions';
import { Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IMPORT_KINDS_OF_SERVICE, type ImportKind } from './import-kind';
import { ImportRunner } from './import-runner';
import { importControllerOf } from './import.controller';
import { ImportRepository } from './import.repository';
import { IMPORT, IMPORT_UNDO, importSchema, importUndoSchema } from './import.schema';
import { ImportService } from './import.service';

/** What a service imports, and the modules that its kinds need. */
export type ImportsOptions = {
  service: string;
  /** What everybody has who imports anything here; each kind asks for its own permission besides. */
  access: Permission;
  kinds: readonly Type<ImportKind>[];
  imports: NonNullable<ModuleMetadata['imports']>;
};

/** Imports of tables for a service: its endpoints, its background work, its collections. */
@Module({})
export class ImportsModule {
  static forService({ service, access, kinds, imports }: ImportsOptions): DynamicModule {
    return {
      module: ImportsModule,
      imports: [
        ...imports,
        MongooseModule.forFeature([
          { name: IMPORT, schema: importSchema },
          { name: IMPORT_UNDO, schema: importUndoSchema },
        ]),
      ],
      controllers: [importControllerOf(service, access)],
      providers: [
        ...kinds,
        {
          provide: IMPORT_KINDS_OF_SERVICE,
          useFactory: (...made: ImportKind[]) => made,
          inject: [...kinds],
        },
        ImportRepository,
        ImportRunner,
        ImportService,
      ],
    };
  }
}
