import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ [key: string]: Tree | string }} Tree A file of texts. */

/** Files of a repository that a generator writes and changes; in the end they are formatted as all others. */
export class RepositoryEdits {
  /** @type {Set<string>} */
  touched = new Set();

  /** @param {string} root */
  constructor(root) {
    this.root = root;
  }

  /** @param {string} file */
  has(file) {
    return existsSync(path.join(this.root, file));
  }

  /** @param {string} file */
  read(file) {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  /** @param {string} file @param {string} text */
  write(file, text) {
    mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
    writeFileSync(path.join(this.root, file), text);
    this.touched.add(file);
  }

  /** @param {string} file @param {(text: string) => string} edit */
  change(file, edit) {
    const before = this.read(file);
    let after;
    try {
      after = edit(before);
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    if (after !== before) this.write(file, after);
  }

  /** Puts a text before the first place of a file that matches; there has to be one.
   * @param {string} file @param {RegExp} place @param {string} text */
  insertAt(file, place, text) {
    this.change(file, (before) => {
      const found = place.exec(before);
      if (!found) throw new Error(`nothing like ${place}`);
      const at = found.index + found[0].length;
      return before.slice(0, at) + text + before.slice(at);
    });
  }

  /** @param {string} file @param {(value: Tree) => void} edit */
  changeJson(file, edit) {
    this.change(file, (text) => {
      const value = JSON.parse(text);
      edit(value);
      return `${JSON.stringify(value, null, 2)}\n`;
    });
  }

  /** Formats what was written. */
  format() {
    const files = [...this.touched].filter(
      (file) => this.has(file) && /\.(?:ts|tsx|mjs|cjs|json|ya?ml|css|md)$/.test(file),
    );
    if (files.length > 0)
      this.run('node_modules/.bin/prettier', ['--write', '--log-level=warn', ...files]);
  }

  /** @param {string} command @param {readonly string[]} args */
  run(command, args) {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: this.root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
