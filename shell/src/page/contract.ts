/** Versions that shell and remote have to agree on: the remote contract, the kit and the design system. */
export type ContractVersions = Readonly<Record<'remote' | 'kit' | 'ui', string>>;

/** A remote that was built against something that this shell does not have. */
class ContractMismatch extends Error {
  override readonly name = 'ContractMismatch';
}

/** Refuses a remote that needs what the shell does not offer. */
export function assertContract(
  slice: string,
  needed: ContractVersions,
  offered: ContractVersions,
): void {
  const unmet = unmetNeeds(needed, offered);
  if (unmet.length > 0) throw new ContractMismatch(`Remote ${slice} needs ${unmet.join(' and ')}`);
}

/**
 * What a remote needs and the shell does not offer, in words; nothing when they fit. Of each part the shell has to have
 * the same generation, and no older edition of it: a change that adds raises the minor version, one that breaks the
 * major one (the minor one before 1.0).
 */
export function unmetNeeds(needed: ContractVersions, offered: ContractVersions): string[] {
  return (Object.keys(offered) as (keyof ContractVersions)[])
    .filter((part) => !satisfies(offered[part], needed[part]))
    .map((part) => `${part} ${needed[part]} (the shell offers ${offered[part]})`);
}

function satisfies(offered: string, needed: string | undefined): boolean {
  if (!needed) return false;
  const [major, minor, patch] = numbers(offered);
  const [neededMajor, neededMinor, neededPatch] = numbers(needed);
  if (major !== neededMajor) return false;
  if (major === 0) return minor === neededMinor && patch >= neededPatch;
  return minor > neededMinor || (minor === neededMinor && patch >= neededPatch);
}

function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}
