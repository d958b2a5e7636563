import { startStandalone } from '@solar/mfe-kit/remote/start-standalone';
import remote from './remote';

void startStandalone(remote);
