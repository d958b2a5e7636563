const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

/** Demo data and seeds use every room and nobody imports them, so a list need not name them. */
const ALWAYS_ON_TOP = ['demo', 'seed'];
const TESTS = '(\\.(int-)?spec\\.tsx?$|/testing/)';
/** Root files that hold no behaviour of a room: variables of the environment, the name of the service. */
const SHARED_ROOT_FILES = ['config', 'service'];

/**
 * The folders of a workspace in one direction. `<workspace>/rooms.json` lists the folders of `source`, lowest first: a
 * room imports itself and the rooms before it. Files that lie in `source` itself put the rooms together and import all.
 *
 * @param {string} root the repository
 * @param {string} workspace e.g. `services/catalog`
 * @param {{ source?: string, required?: boolean }} [options]
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
function roomRules(root, workspace, { source = 'src', required = false } = {}) {
  const rooms = readRooms(root, workspace, source, required);
  const folder = `${escaped(`${workspace}/${source}`)}/`;
  return rooms.flatMap((room, index) => [
    {
      name: `rooms-of-${workspace.replaceAll('/', '-')}`,
      comment: `${room} may import ${['itself', ...rooms.slice(0, index)].join(', ')} (${workspace}/rooms.json).`,
      severity: 'error',
      from: { path: `^${folder}${escaped(room)}/`, pathNot: TESTS },
      to: {
        path: `^${folder}`,
        pathNot: [
          `^${folder}(${rooms
            .slice(0, index + 1)
            .map(escaped)
            .join('|')})/`,
          `^${folder}(${SHARED_ROOT_FILES.join('|')})\\.ts$`,
        ],
      },
    },
  ]);
}

/** The list with what is always on top; it has to name every folder once and no other. */
function readRooms(root, workspace, source, required) {
  const file = path.join(root, workspace, 'rooms.json');
  if (!existsSync(file)) {
    if (required) throw new Error(`${workspace} has no rooms.json, the order of its folders.`);
    return [];
  }
  const listed = JSON.parse(readFileSync(file, 'utf8'));
  const folders = readdirSync(path.join(root, workspace, source), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const onTop = ALWAYS_ON_TOP.filter((name) => folders.includes(name) && !listed.includes(name));
  const rooms = [...listed, ...onTop];
  const problems = [
    ...folders.filter((name) => !rooms.includes(name)).map((name) => `does not list ${name}`),
    ...rooms
      .filter((name) => !folders.includes(name))
      .map((name) => `lists ${name}, which is no folder`),
    ...rooms.filter((name, at) => rooms.indexOf(name) !== at).map((name) => `lists ${name} twice`),
  ];
  if (problems.length > 0) throw new Error(`${workspace}/rooms.json ${problems.join('; ')}.`);
  return rooms;
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

module.exports = { roomRules };
