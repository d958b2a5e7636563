import { Body, Controller, Module, Post } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { cleanupOpenApiDoc, ZodResponse } from 'nestjs-zod';
import { z } from 'zod';
import { createZodDto } from '../src/http/zod-dto';

const noteSchema = z.object({
  text: z.string().nullable(),
  reply: z.string().nullable().optional(),
  value: z.union([z.string(), z.number()]),
  tags: z.array(z.string()),
  author: z.object({ name: z.string().nullable(), type: z.string() }),
});

class NoteDto extends createZodDto(noteSchema) {}

@Controller('notes')
class NoteController {
  @Post()
  @ZodResponse({ type: NoteDto })
  write(@Body() note: NoteDto): NoteDto {
    return note;
  }
}

@Module({ controllers: [NoteController] })
class NoteModule {}

const NULLABLE_TEXT = { type: 'string', nullable: true };

test.each(['NoteDto', 'NoteDto_Output'])(
  'values of several types are described by alternatives, in %s',
  async (name) => {
    const app = await NestFactory.create(NoteModule, new FastifyAdapter(), { logger: false });
    const info = new DocumentBuilder().build();
    const { components } = cleanupOpenApiDoc(SwaggerModule.createDocument(app, info));
    await app.close();
    const note = components?.schemas?.[name] as { properties: object; required: string[] };
    expect(note.properties).toMatchObject({
      text: NULLABLE_TEXT,
      reply: NULLABLE_TEXT,
      value: { anyOf: [{ type: 'string' }, { type: 'number' }] },
      tags: { type: 'array', items: { type: 'string' } },
      author: { type: 'object', properties: { name: NULLABLE_TEXT, type: { type: 'string' } } },
    });
    expect([...note.required].sort()).toEqual(['author', 'tags', 'text', 'value']);
    expect(JSON.stringify(note)).not.toContain('nestjs_zod');
  },
);
