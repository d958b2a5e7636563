import { withTexts } from '../with-texts';
import { projectTexts } from './project-texts';
import { ProjectsPage } from './projects.page';

export const loadProjects = withTexts('projects', projectTexts, () =>
  Promise.resolve({ Component: ProjectsPage }),
);
