import { Injectable, type ArgumentMetadata, type PipeTransform } from '@nestjs/common';
import { isZodDto } from 'nestjs-zod/dto';
import { z } from 'zod';
import { fieldErrors } from '../errors/to-problem';
import { problem } from '../errors/problem';

/** Commands refuse unknown fields, so a plain object schema is made strict; made once per schema. */
const strictSchemas = new WeakMap<object, z.ZodType>();

function strict(schema: z.ZodType): z.ZodType {
  const known = strictSchemas.get(schema);
  if (known) return known;
  const made =
    schema instanceof z.ZodObject && schema.def.catchall === undefined ? schema.strict() : schema;
  strictSchemas.set(schema, made);
  return made;
}

/** Parses bodies and queries with the zod schema of their DTO: 400 `validation.failed` with every wrong field. */
@Injectable()
export class ZodPipe implements PipeTransform {
  transform(value: unknown, { metatype, type }: ArgumentMetadata): unknown {
    if (!isZodDto(metatype) || !(metatype.schema instanceof z.ZodType)) return value;
    const parsed = strict(metatype.schema).safeParse(value ?? (type === 'query' ? {} : value));
    if (!parsed.success) throw problem.validation(fieldErrors(parsed.error));
    return parsed.data;
  }
}
