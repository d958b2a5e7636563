import type { ImportKindInfo } from '@solar/contracts/common/import-kinds';
import { Module, type DynamicModule, type ModuleMetadata, type Type } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IMPORT_KINDS_OF_SERVICE, type ImportKind } from './import-kind';
import { ImportAccess } from './import-access';
import { importMappingControllerOf } from './import-mapping.controller';
import { ImportMappingRepository } from './import-mapping.repository';
import { ImportMappingService } from './import-mapping.service';
import { ImportRunner } from './import-runner';
import { importControllerOf } from './import.controller';
import { ImportRepository } from './import.repository';
import {
  IMPORT,
  IMPORT_MAPPING,
  IMPORT_UNDO,
  importMappingSchema,
  importSchema,
  importUndoSchema,
} from './import.schema';
import { ImportService } from './import.service';
import { tableFileControllerOf } from './table-file.controller';
import { TableFileService } from './table-file.service';

/** What a service imports, and the modules that its kinds need. */
export type ImportsOptions = {
  service: ImportKindInfo['slice'];
  kinds: readonly Type<ImportKind>[];
  imports: NonNullable<ModuleMetadata['imports']>;
};

/** Imports of tables for a service: its endpoints, its background work, its collections. */
@Module({})
export class ImportsModule {
  static forService({ service, kinds, imports }: ImportsOptions): DynamicModule {
    return {
      module: ImportsModule,
      imports: [
        ...imports,
        MongooseModule.forFeature([
          { name: IMPORT, schema: importSchema },
          { name: IMPORT_UNDO, schema: importUndoSchema },
          { name: IMPORT_MAPPING, schema: importMappingSchema },
        ]),
      ],
      controllers: [
        importControllerOf(service),
        importMappingControllerOf(service),
        tableFileControllerOf(service),
      ],
      providers: [
        ...kinds,
        {
          provide: IMPORT_KINDS_OF_SERVICE,
          useFactory: (...made: ImportKind[]) => made,
          inject: [...kinds],
        },
        ImportAccess,
        ImportMappingRepository,
        ImportMappingService,
        ImportRepository,
        ImportRunner,
        ImportService,
        TableFileService,
      ],
    };
  }
}
