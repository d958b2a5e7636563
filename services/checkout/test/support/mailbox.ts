import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** An SMTP server that takes every mail and keeps its source. */
export class Mailbox {
  readonly mails: string[] = [];
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {}

  static open(): Promise<Mailbox> {
    const server = createServer();
    const mailbox = new Mailbox(server);
    server.on('connection', (socket) => mailbox.serve(socket));
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(mailbox)));
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.sockets.delete(socket));
    socket.write('220 test\r\n');
    let received = '';
    let inMail = false;
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('utf8');
      for (;;) {
        const end = inMail ? '\r\n.\r\n' : '\r\n';
        const at = received.indexOf(end);
        if (at < 0) return;
        const part = received.slice(0, at);
        received = received.slice(at + end.length);
        if (inMail) this.mails.push(part);
        inMail = !inMail && /^DATA$/i.test(part);
        socket.write(inMail ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  }
}
