import { withTexts } from '../with-texts';
import { ProjectPage } from './project.page';
import { projectTexts } from './project-texts';

export const loadProject = withTexts('projects', projectTexts, () =>
  Promise.resolve({ Component: ProjectPage }),
);
