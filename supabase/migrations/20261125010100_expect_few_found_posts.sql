-- A search finds a page of posts. Expecting a thousand, the planner read every post to join the few that were found.
alter function private.find_posts(text, text, integer) rows 24;
