import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { mongo } from 'mongoose';
import { FrameReader } from '@solar/infra-local/mongo/wire/frame-reader';
import { FRAMING, Opcode, readRequest } from '@solar/infra-local/mongo/wire/op-message';

/** One command as a service sent it. */
export interface SentCommand {
  name: string;
  collection: string;
  body: mongo.BSON.Document;
}

/** What drivers send by themselves, to find and keep servers. */
const OF_THE_DRIVER = ['hello', 'isMaster', 'ismaster', 'ping', 'endSessions', 'killCursors'];

/**
 * Stands between one service and its database and sees every command, so that two commits are counted alike whatever
 * they count themselves.
 */
export class CommandProxy {
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly onCommand: (command: SentCommand) => void,
  ) {}

  static async start(
    target: { host: string; port: number },
    onCommand: (command: SentCommand) => void,
  ): Promise<CommandProxy> {
    const server = createServer();
    const proxy = new CommandProxy(server, onCommand);
    server.on('connection', (socket) => proxy.join(socket, connect(target)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  /** Asked directly: a driver that looks for the members of the set would go past the proxy. */
  get url(): string {
    const { port } = this.server.address() as AddressInfo;
    return `mongodb://127.0.0.1:${port}/?directConnection=true`;
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  private join(client: Socket, database: Socket): void {
    const reader = new FrameReader(FRAMING, (bytes, start, end) =>
      this.note(bytes.subarray(start, end)),
    );
    client.on('data', (chunk: Buffer) => reader.push(chunk));
    client.pipe(database).pipe(client);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.setNoDelay(true);
      this.sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
    }
  }

  private note(message: Buffer): void {
    const request = readRequest(message);
    if (request.opcode !== Opcode.msg) return;
    const body = mongo.BSON.deserialize(request.body);
    const [name = '', value] = Object.entries(body)[0] ?? [];
    if (OF_THE_DRIVER.includes(name)) return;
    const collection = name === 'getMore' ? String(body['collection']) : String(value);
    this.onCommand({ name, collection: typeof value === 'number' ? '' : collection, body });
  }
}
