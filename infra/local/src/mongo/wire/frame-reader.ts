/** How a protocol marks where its messages end. */
export interface Framing {
  /** Bytes needed to know the length of a message. */
  headerBytes: number;
  /** Length of the whole message that starts at `at`. */
  messageLength: (bytes: Buffer, at: number) => number;
}

/**
 * Cuts a byte stream into messages. A message that comes in many chunks is joined once, when its last byte is
 * there, so large messages cost linear time.
 */
export class FrameReader {
  private pending: Buffer[] = [];
  private pendingBytes = 0;
  private neededBytes = 0;

  constructor(
    private readonly framing: Framing,
    private readonly onMessage: (bytes: Buffer, start: number, end: number) => void,
  ) {}

  push(chunk: Buffer): void {
    if (this.pendingBytes > 0) {
      this.pending.push(chunk);
      this.pendingBytes += chunk.length;
      if (this.pendingBytes < this.neededBytes) return;
      chunk = Buffer.concat(this.pending, this.pendingBytes);
      this.pending = [];
      this.pendingBytes = 0;
    }
    this.cut(chunk);
  }

  private cut(bytes: Buffer): void {
    const { headerBytes, messageLength } = this.framing;
    let start = 0;
    let needed = headerBytes;
    while (bytes.length - start >= headerBytes) {
      needed = messageLength(bytes, start);
      if (bytes.length - start < needed) break;
      this.onMessage(bytes, start, start + needed);
      start += needed;
      needed = headerBytes;
    }
    if (start === bytes.length) return;
    this.pending = [start === 0 ? bytes : bytes.subarray(start)];
    this.pendingBytes = bytes.length - start;
    this.neededBytes = needed;
  }
}
