import { UUID, type Document } from 'bson';
import { OK, type Command, type CommandHandler, type GatewayContext } from '../gateway/command';
import { MAX_MESSAGE_BYTES } from '../wire/op-message';

const VERSION = '8.0.0';
/** MongoDB 8.0. */
const MAX_WIRE_VERSION = 25;

/** Describes the gateway as the primary of a replica set of one, which transactions ask for. */
function describePrimary({ clientId }: Command, context: GatewayContext): Document {
  const { address, replicaSet } = context;
  return {
    secondary: false,
    setName: replicaSet,
    setVersion: 1,
    hosts: [address],
    primary: address,
    me: address,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 25_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: clientId,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
    ok: 1,
  };
}

const hello: CommandHandler = (command, context) => ({
  isWritablePrimary: true,
  ...describePrimary(command, context),
});
const legacyHello: CommandHandler = (command, context) => ({
  ismaster: true,
  helloOk: true,
  ...describePrimary(command, context),
});
const buildInfo: CommandHandler = () => ({
  version: VERSION,
  versionArray: [8, 0, 0, 0],
  gitVersion: 'documentdb',
  bits: 64,
  debug: false,
  maxBsonObjectSize: 16 * 1024 * 1024,
  modules: [],
  storageEngines: ['documentdb'],
  ok: 1,
});

export const handshakeCommands: Record<string, CommandHandler> = {
  hello,
  ismaster: legacyHello,
  isMaster: legacyHello,
  ping: () => OK,
  buildInfo,
  buildinfo: buildInfo,
  startSession: () => ({ id: { id: new UUID() }, timeoutMinutes: 30, ok: 1 }),
  refreshSessions: () => OK,
  serverStatus: (_, { address }) => ({
    host: address,
    version: VERSION,
    process: 'documentdb-gateway',
    uptime: process.uptime(),
    localTime: new Date(),
    storageEngine: { name: 'documentdb' },
    ok: 1,
  }),
  replSetGetStatus: (_, { address, replicaSet }) => ({
    set: replicaSet,
    myState: 1,
    members: [{ _id: 0, name: address, stateStr: 'PRIMARY', state: 1, self: true }],
    ok: 1,
  }),
  connectionStatus: () => ({
    authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] },
    ok: 1,
  }),
  getParameter: () => ({ featureCompatibilityVersion: { version: '8.0' }, ok: 1 }),
  hostInfo: () => ({ system: {}, os: {}, extra: {}, ok: 1 }),
  getCmdLineOpts: () => ({ argv: [], parsed: {}, ok: 1 }),
  getLog: () => ({ log: [], totalLinesWritten: 0, ok: 1 }),
};
