// Shared modules of the federation are only there after an asynchronous border.
void import('./bootstrap');
