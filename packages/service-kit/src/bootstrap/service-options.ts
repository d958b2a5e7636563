import type { Type } from '@nestjs/common';
import type { ServiceConfigSchema } from '../config/service-config';
import type { Migration } from '../mongo/migrations';

/** What a service says about itself to be started. */
export type ServiceOptions = {
  /** Name of the slice: its database, durables and documentation carry it. */
  name: string;
  module: Type;
  config: ServiceConfigSchema;
  migrations?: readonly Migration[];
  /** Read and write cookies on requests. */
  cookies?: boolean;
  /** Take multipart uploads of up to so many bytes a file. */
  multipart?: { maxBytes: number };
  /** Largest JSON body; the common limit when not given. */
  bodyBytesMax?: number;
};
