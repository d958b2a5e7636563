import { openChat } from './open-chat';

afterEach(() => jest.restoreAllMocks());

it('opens the chat in a window of 400 by 600', () => {
  const focus = jest.fn();
  const open = jest.spyOn(window, 'open').mockReturnValue({ focus } as unknown as Window);
  const fallBack = jest.fn();
  openChat(fallBack);
  expect(open).toHaveBeenCalledWith('/chat', 'solar-chat', 'popup,width=400,height=600');
  expect(focus).toHaveBeenCalled();
  expect(fallBack).not.toHaveBeenCalled();
});

it('falls back to the page when the window is blocked', () => {
  jest.spyOn(window, 'open').mockReturnValue(null);
  const fallBack = jest.fn();
  openChat(fallBack);
  expect(fallBack).toHaveBeenCalledTimes(1);
});
