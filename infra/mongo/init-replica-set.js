// Run by mongosh without a database. Safe to repeat: it makes only what is missing.

/* global connect, sleep, require */

// eslint-disable-next-line @typescript-eslint/no-require-imports -- mongosh reads no modules.
const { readFileSync } = require('fs');

const SERVICES = ['catalog', 'checkout', 'account', 'admin', 'inventory'];
const NOT_YET_INITIALIZED = 94;

const secret = (name) => readFileSync(`/run/secrets/${name}`, 'utf8').trim();

const admin = connect('mongodb://mongodb:27017/admin?directConnection=true');
admin.auth('root', secret('mongodb_root_password'));

try {
  admin.adminCommand({ replSetGetStatus: 1 });
} catch (error) {
  if (error.code !== NOT_YET_INITIALIZED) throw error;
  const members = [{ _id: 0, host: 'mongodb:27017' }];
  admin.adminCommand({ replSetInitiate: { _id: 'rs0', members } });
}
while (!admin.hello().isWritablePrimary) sleep(200);

function account(user, pwd, roles) {
  if (admin.getUser(user)) admin.updateUser(user, { pwd, roles });
  else admin.createUser({ user, pwd, roles });
}

for (const service of SERVICES) {
  // A service reads and writes its own database and sees no other.
  account(service, secret(`mongodb_password_${service}`), [{ role: 'readWrite', db: service }]);
}
// Reads all for backups and figures, and writes what is restored.
account('backup', secret('mongodb_password_backup'), [
  { role: 'readAnyDatabase', db: 'admin' },
  { role: 'restore', db: 'admin' },
  { role: 'clusterMonitor', db: 'admin' },
]);
