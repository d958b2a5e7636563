export { MediaPicker as default } from './media-picker';
