// Run by mongosh as root. Safe to repeat: it makes only what is missing.

/* global rs, db, sleep, process */

const SERVICES = ['catalog', 'checkout', 'account', 'admin', 'inventory'];
const NOT_YET_INITIALIZED = 94;

try {
  rs.status();
} catch (error) {
  if (error.code !== NOT_YET_INITIALIZED) throw error;
  rs.initiate({ _id: 'rs0', members: [{ _id: 0, host: 'mongodb:27017' }] });
}
while (!db.hello().isWritablePrimary) sleep(200);

const admin = db.getSiblingDB('admin');
const pwd = process.env.SERVICE_MONGODB_PASSWORD;
for (const service of SERVICES) {
  // A service reads and writes its own database and sees no other.
  const account = { pwd, roles: [{ role: 'readWrite', db: service }] };
  if (admin.getUser(service)) admin.updateUser(service, account);
  else admin.createUser({ user: service, ...account });
}
