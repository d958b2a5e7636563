import type { IForbiddenRuleType } from 'dependency-cruiser';

export function roomRules(
  root: string,
  workspace: string,
  options?: { source?: string; required?: boolean },
): IForbiddenRuleType[];
