export { ProjectPage as Component } from './project.page';
