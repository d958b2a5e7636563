import {
  chooseDebianMirror,
  parseDeb822Sources,
  parseSourcesList,
} from '../../src/debian/apt-sources';

describe('apt sources', () => {
  it('reads the one-line format with and without options', () => {
    const text = [
      '# comment',
      'deb http://mirror.test/debian bookworm main contrib # trailing',
      'deb [arch=amd64 signed-by=/k.gpg] https://vendor.test/apt stable main',
      'deb-src http://mirror.test/debian bookworm main',
    ].join('\n');
    expect(parseSourcesList(text)).toEqual([
      { uri: 'http://mirror.test/debian', suites: ['bookworm'], components: ['main', 'contrib'] },
      { uri: 'https://vendor.test/apt', suites: ['stable'], components: ['main'] },
    ]);
  });

  it('reads deb822 stanzas with comments, folded fields and disabled entries', () => {
    const text = [
      'Types: deb deb-src',
      '# a note inside the stanza',
      'URIs: http://mirror.test/debian',
      'Suites: trixie',
      ' trixie-updates',
      'Components: main',
      '',
      'Types: deb',
      'Enabled: no',
      'URIs: http://off.test/debian',
      'Suites: trixie',
      'Components: main',
      '',
      'Types: deb-src',
      'URIs: http://sources.test/debian',
      'Suites: trixie',
      'Components: main',
    ].join('\n');
    expect(parseDeb822Sources(text)).toEqual([
      {
        uri: 'http://mirror.test/debian',
        suites: ['trixie', 'trixie-updates'],
        components: ['main'],
      },
    ]);
  });

  it("prefers the archive of the host's own release over third-party archives", () => {
    const sources = [
      { uri: 'https://vendor.test/apt', suites: ['stable'], components: ['main'] },
      { uri: 'http://mirror.test/sec', suites: ['bookworm-security'], components: ['main'] },
      { uri: 'http://mirror.test/debian', suites: ['bookworm'], components: ['main'] },
    ];
    expect(chooseDebianMirror(sources, 'bookworm')).toEqual({
      mirror: 'http://mirror.test/debian',
      suite: 'bookworm',
    });
  });

  it('falls back to an archive named debian, and to nothing', () => {
    const testing = {
      uri: 'http://mirror.test/debian/',
      suites: ['testing'],
      components: ['main'],
    };
    expect(chooseDebianMirror([testing], 'forky')).toEqual({
      mirror: 'http://mirror.test/debian/',
      suite: 'testing',
    });
    expect(chooseDebianMirror([], 'bookworm')).toBeNull();
  });
});
