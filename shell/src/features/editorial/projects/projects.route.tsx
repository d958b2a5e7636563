export { ProjectsPage as Component } from './projects.page';
