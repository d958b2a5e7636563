import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { cleanupOpenApiDoc } from 'nestjs-zod';
import type { ServiceIdentity } from '../config/config-token';

/** Serves the OpenAPI document, made from the zod schemas when it is first asked for. */
export function serveDocumentation(app: INestApplication, service: ServiceIdentity): void {
  const info = new DocumentBuilder()
    .setTitle(`${service.name} API`)
    .setVersion(service.version)
    .addBearerAuth()
    .build();
  const path = `api/${service.name}/docs`;
  SwaggerModule.setup(path, app, () => cleanupOpenApiDoc(SwaggerModule.createDocument(app, info)), {
    jsonDocumentUrl: `${path}-json`,
    yamlDocumentUrl: `${path}-yaml`,
  });
}
