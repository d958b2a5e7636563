export { SettingsPage as Component } from './settings.page';
