-- What counts as a link, and waits for a moderator, and what does not.
begin;
select plan(2);

create temporary table texts (body text, is_link boolean);
insert into texts (body, is_link)
select body, true from unnest(array[
  'https://example.com', 'HTTP://EXAMPLE', 'hxxp://example.com', 'hxxps://example', 'see www.example', 'ftp://files',
  'bit.ly/x', 'Look: bit.ly/3xYz!', 't.me/somebody', 'goo.gl/maps?x', 'wa.me/255700000000', 'example.com', 'Example.Com', 'EXAMPLE.COM',
  'Cheap: spam.com/now', 'book at example.de', 'book at example.de.', 'example.de.Then we left', '(example.fr)', 'www2.example.nl today',
  'safaris.co.tz', 'safaris.co.za today', 'a.b.example.or.ke', 'lodge.go.ug', 'asha@example.com', 'my-lodge.africa', '1688.com', 'shop24.it',
  'visit example.in, now', 'münchen.de', 'кафе.рф', '例え.中国', 'xn--mnchen-3ya.de', 'xn--e1afmkfd', 'example[.]com', 'example(.)org',
  'example。com', 'exa' || U&'\200B' || 'mple.c' || U&'\200B' || 'om', 'ｅｘａｍｐｌｅ．ｃｏｍ', 'example.museum/tickets', 'example.com:8080/x', 'tours.travel'
]) as body
union all
select body, false from unnest(array[
  '3.5 km', '3.5km from here', 'at 10.am', 'at 7.30pm', '4.x4', 'e.g. lions', 'i.e.the lions', 'a.m. or p.m.', 'at 8 a.m./9 a.m.', 'the Mara.We saw lions',
  'lions.It was great', 'we saw lions.it was great', 'so good.in the evening we sang', 'Mt.Meru', 'St.John', 'Dr.Who', 'Dar.es.Salaam', 'Dar.Es Salaam', 'from dar.es',
  'Ph.D', 'U.S.A.', 'etc.and more', 'breakfast/dinner', 'the hotel.Breakfast/dinner included', 'and/or', '24/7', 'n/a', '12.5.2026', '24.12./25.12.',
  'Wow...nice', 'hello . com', '$3.50/night', '1.000.000 birds', 'Hakuna matata.Karibu', 'Nice place.No queue', 'No.1 beach',
  'v1.2', '5.km', 'Ng''ombe', 'A quiet lagoon. We stayed.', 'it was so.', 'the end.', 'Kilimanjaro 5,895 m.a.s.l.', '(12 p.m.)', 'km/h'
]) as body;

select is_empty('select body from texts where is_link and not private.has_link(body)', 'links are recognised');
select is_empty('select body from texts where not is_link and private.has_link(body)', 'and nothing else is');

select * from finish();
rollback;
